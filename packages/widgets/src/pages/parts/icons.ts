/** Lines of a 24 x 24 drawing, which only pages have. */
export const calendarPlus =
  "M8 2v4M16 2v4M21 13V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8M3 10h18M16 19h6M19 16v6";
export const navigation = "M3 11l19-9-9 19-2-8-8-2z";
export const share =
  "M18 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 22a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.6 13.5l6.8 4M15.4 6.5l-6.8 4";
export const video =
  "M22 8l-6 4 6 4zM4 6h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z";
export const copy =
  "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2h10a2 2 0 0 1 2 2";
export const up = "M12 19V5M5 12l7-7 7 7";
export const paper =
  "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v6h6M12 18v-6M9 15l3 3 3-3";
export const qr =
  "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2";
export const fill = "M15 4h5v5M9 20H4v-5M20 4l-6 6M4 20l6-6";
export const ballot = "M4 14l3-9h10l3 9M4 14h16v6H4zM9 9l2 2 4-4";
export const plate = "M4 3v7a3 3 0 0 0 6 0V3M7 3v18M17 3c-2 2-3 5-3 8h3m0-8v18";
export const question =
  "M9.5 9a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1 1-1.1 2M12 17v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z";
export const ticket = "M3 9V6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6zM14 6v12";
export const plus = "M12 5v14M5 12h14";
export const mail = "M3 6h18v12H3zM3 7l9 6 9-6";
export const cross = "M6 6l12 12M18 6L6 18";
