/** Lines of a 24 x 24 drawing. Each is a constant of its own, so that a script carries only its own. */
export const check = "M20 6 9 17l-5-5";
export const question = "M9.1 9a3 3 0 0 1 5.8 1c0 2-2.9 2.5-2.9 4M12 17.5v.01";
export const cross = "M18 6 6 18M6 6l12 12";
export const hourglass = "M5 22h14M5 2h14M17 22v-4l-5-6-5 6v4M7 2v4l5 6 5-6V2";
export const again = "M21 12a9 9 0 1 1-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5";
export const offline =
  "M12 20v.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8a15 15 0 0 0-11.3-3.8M2 2l20 20";
export const back = "M19 12H5M12 19l-7-7 7-7";
export const next = "M9 18l6-6-6-6";
export const previous = "M15 18l-6-6 6-6";
export const lock = "M7 11V7a5 5 0 0 1 10 0v4M5 11h14v10H5z";
export const calendar =
  "M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";
export const printer =
  "M6 9V3h12v6M6 18H4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M6 14h12v7H6z";
export const outside =
  "M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6";
export const phone =
  "M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18v.01";
