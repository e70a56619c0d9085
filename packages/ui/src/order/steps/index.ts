export { StepNumber, Steps } from './Steps.tsx';
