export { LoadingScreen } from "./LoadingScreen.tsx";
