export type { Account, AccountItem } from './AccountMenu.tsx';
export { Header, type HeaderProps } from './Header.tsx';
