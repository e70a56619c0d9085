export { type LinkGroup, SideDrawer, type SideDrawerProps } from './SideDrawer.tsx';
