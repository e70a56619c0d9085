export { Picture, type PictureProps } from './Picture.tsx';
export { type PictureSource, PictureSources } from './PictureSources.ts';
