import { screen } from "../../parts/screen.tsx";
import { GalleryScreen } from "./GalleryScreen.tsx";

export { sheet } from "../../styles/gallery.css.ts";
export const mount = screen(GalleryScreen);
