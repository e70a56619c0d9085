export { BlogCard } from './BlogCard.tsx';
