import { keyframes } from "@vanilla-extract/css";

export const spin = keyframes({ to: { transform: "rotate(360deg)" } });

export const fadeIn = keyframes({ from: { opacity: 0 } });

export const fadeOut = keyframes({ to: { opacity: 0 } });

/** Popovers and dialogs: a short rise. */
export const rise = keyframes({ from: { opacity: 0, transform: "translateY(6px) scale(0.985)" } });

export const sink = keyframes({ to: { opacity: 0, transform: "translateY(4px) scale(0.985)" } });

/** Skeletons breathe while waiting. */
export const breathe = keyframes({ "50%": { opacity: 0.5 } });

/** Celebration only. */
export const pop = keyframes({
  from: { opacity: 0, transform: "scale(0.6)" },
  "60%": { transform: "scale(1.08)" },
  to: { transform: "none" },
});
