import { screen } from "../../parts/screen.tsx";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(ReceiptScreen);
