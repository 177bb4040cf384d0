import type { RouteFragment } from "../../app/routing/routing.types.ts";

export const taskRoutes = {
  "tasks.list": {
    path: "/task-management",
    also: ["/pro/task-management"],
    page: () => import("./list/TaskListPage.tsx"),
    title: "Tasks",
    help: "tasks",
    access: "member",
    asks: "tasks.read",
    feature: "task-management",
  },
  "tasks.board": {
    path: "/progress-board",
    also: ["/pro/progress-board"],
    page: () => import("./board/TaskBoardPage.tsx"),
    title: "Progress board",
    help: "tasks",
    access: "member",
    asks: "tasks.read",
    feature: "progress-board",
  },
  "tasks.helping": {
    path: "/helping/:helperToken",
    page: () => import("../../app/frame/ServedPage.tsx"),
    served: true,
    title: "Your tasks",
    access: "public",
    shell: "bare",
    ours: true,
  },
} as const satisfies RouteFragment;
