export { MoveTo, type MoveTarget, type MoveToProps } from "./MoveTo.tsx";
