export { EventTheme, type EventThemeProps } from "./EventTheme.tsx";
