import type { Joined } from "../app/portal/portal.types.ts";
import { routeTable } from "./routeTable.ts";

/** What the features give the ground. */
export const joined: Joined = {
  routes: routeTable,
  screens: {
    comingArea: () => import("./soon/SoonPage.tsx"),
    signInAgain: async () => {
      const { SignInAgain } = await import("../features/account/sign-in/SignInAgain.tsx");
      return { default: SignInAgain };
    },
    enterDemo: async () => {
      const { EnterDemo } = await import("../features/events/demos/EnterDemo.tsx");
      return { default: EnterDemo };
    },
    palette: async () => {
      const { JoinedPalette } = await import("./search/JoinedPalette.tsx");
      return { default: JoinedPalette };
    },
    sendWaiting: async () => {
      const { SendWaiting } = await import("../features/tasks/views/SendWaiting.tsx");
      return { default: SendWaiting };
    },
    comments: async () => {
      const { Comments } = await import("../features/talk/comments/Comments.tsx");
      return { default: Comments };
    },
  },
  sayGoodbye: async (storage) => {
    const { sayGoodbye } = await import("./sayGoodbye.ts");
    sayGoodbye(storage);
  },
};
