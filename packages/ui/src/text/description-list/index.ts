export { DescriptionList } from './DescriptionList.tsx';
