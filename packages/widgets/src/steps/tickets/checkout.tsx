import { CheckoutScreen } from "./CheckoutScreen.tsx";
import { screen } from "../../parts/screen.tsx";

export { sheet } from "../../styles/steps.css.ts";
export const mount = screen(CheckoutScreen);
