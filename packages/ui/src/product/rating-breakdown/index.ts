export { RatingBreakdown } from './RatingBreakdown.tsx';
