import type { WidgetCopy } from "../copy.types.ts";
import { checkout } from "./checkout.copy.ts";
import { closed } from "./closed.copy.ts";
import { common } from "./common.copy.ts";
import { line } from "./line.copy.ts";
import { pass } from "./pass.copy.ts";
import { rsvp } from "./rsvp.copy.ts";
import { sent } from "./sent.copy.ts";
import { tickets } from "./tickets.copy.ts";

export const en: WidgetCopy = { common, rsvp, sent, tickets, checkout, pass, line, closed };
