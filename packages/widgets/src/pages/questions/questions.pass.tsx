import { onPass } from "../answers/pass/onPass.ts";
import { section as ofEvent } from "./questions.section.tsx";

export const section = onPass(ofEvent);
