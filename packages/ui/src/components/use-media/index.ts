export { useMedia } from "./useMedia.ts";
