/** The looks of what pages share; sections have their own beside them. */
export * from "./page.css.ts";
export * from "./controls.css.ts";
export * from "./around.css.ts";
import "./island.css.ts";
