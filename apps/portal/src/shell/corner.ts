/** Room in pixels that toasts leave for the round buttons in the corner. */
export const cornerLiftPx = 48;
