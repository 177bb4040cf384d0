export { Movable, type MovableProps } from "./Movable.tsx";
export { MoveTo, type MoveTarget, type MoveToProps } from "./MoveTo.tsx";
