import '@parinda/ui/theme';

export {
  createServerRenderer,
  type RenderedPage,
  type RendererEnvironment,
} from './app/server/createServerRenderer.tsx';
