export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { countdownParts, type CountdownParts } from "./countdownParts.ts";
