import { createVar } from "@vanilla-extract/css";

/**
 * Up to where, from the window's foot, other things stand in the corner of the toasts (a length). A
 * page that puts something there sets it on the root element; toasts then stand above it.
 */
export const cornerTop = createVar();
