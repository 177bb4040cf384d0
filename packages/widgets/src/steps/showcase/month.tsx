import { screen } from "../../parts/screen.tsx";
import { MonthScreen } from "./MonthScreen.tsx";

export { sheet } from "../../styles/month.css.ts";
export const mount = screen(MonthScreen);
