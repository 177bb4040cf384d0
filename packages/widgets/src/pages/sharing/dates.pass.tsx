import { onPass } from "../answers/pass/onPass.ts";
import { section as ofEvent } from "./dates.section.tsx";

export const section = onPass(ofEvent);
