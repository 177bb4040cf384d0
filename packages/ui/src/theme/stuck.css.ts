import { createVar, fallbackVar } from "@vanilla-extract/css";

/**
 * How far what stays at the window's top reaches down (a length): the frame's header, and a page's
 * own head below it. The frame sets it, a page with such a head sets it anew for what it holds; what
 * sticks under them takes it as its `insetBlockStart`.
 */
export const stuckTop = createVar();

/** How high the tools are that stay at the top of a list (a length); they set it for what they stand over. */
export const stuckTools = createVar();

/** Where a list's head row stays: below all that stays above it. */
export const belowStuck = `calc(${fallbackVar(stuckTop, "0px")} + ${fallbackVar(stuckTools, "0px")})`;

/** A low window keeps its room for what is read: a list's tools scroll away there. */
export const roomToStick = "(min-height: 521px)";

/** How far a list's rows reach beyond its column on both sides, so that their words stand in it (a length). */
export const listEdge = createVar();
