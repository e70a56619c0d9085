export { Picture, type PictureProps } from './Picture.tsx';
export { type FindSources, type PictureSource, PictureSources } from './PictureSources.ts';
