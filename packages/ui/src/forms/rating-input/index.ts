export { RatingInput } from './RatingInput.tsx';
