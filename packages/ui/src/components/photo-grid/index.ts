export {
  PhotoGrid,
  type PhotoGridHandle,
  type PhotoGridProps,
  type PhotoSelection,
} from "./PhotoGrid.tsx";
export { PhotoGridSkeleton } from "./PhotoGridSkeleton.tsx";
export { englishPhotoGrid, type PhotoGridWords } from "./photoGridWords.ts";
export type { Photo } from "./photo.types.ts";
