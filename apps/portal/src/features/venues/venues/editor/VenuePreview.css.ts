import { vars } from "@jubilee/ui/theme";
import { style } from "@vanilla-extract/css";

export const art = style({ blockSize: 180, overflow: "hidden", background: vars.ink["4"] });

export const words = style({ padding: "16px 20px 20px", overflowWrap: "anywhere" });
