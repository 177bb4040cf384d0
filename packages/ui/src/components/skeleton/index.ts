export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
export { SkeletonRows } from "./SkeletonRows.tsx";
