export { Rating, type RatingProps } from './Rating.tsx';
export { starPath } from './star.ts';
