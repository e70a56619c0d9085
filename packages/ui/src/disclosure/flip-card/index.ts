export { FlipCard } from './FlipCard.tsx';
