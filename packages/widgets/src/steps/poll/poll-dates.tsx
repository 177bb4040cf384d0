import { screen } from "../../parts/screen.tsx";
import { DatesScreen } from "./DatesScreen.tsx";

export { sheet } from "../../styles/poll-dates.css.ts";
export const mount = screen(DatesScreen);
