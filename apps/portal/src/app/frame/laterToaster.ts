import { laterPart } from "./laterPart.ts";

/** The notices' region, which comes after the frame. */
export const laterToaster = laterPart(async () => ({
  default: (await import("./toaster.ts")).Toaster,
}));
