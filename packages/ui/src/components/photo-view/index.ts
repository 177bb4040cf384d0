export { PhotoView, type PhotoViewProps } from "./PhotoView.tsx";
export { englishPhotoView, type PhotoViewWords } from "./photoViewWords.ts";
