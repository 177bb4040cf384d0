import { laterPart } from "../app/frame/laterPart.ts";

/**
 * Parts of the frame that come after it. A page that was made ahead has them already drawn: it is
 * taken over once they are there, since one that suspends then is made to wait by React for 300 ms.
 */
export const shellRest = laterPart(async () => ({
  default: (await import("./ShellRest.tsx")).ShellRest,
}));

export const featureSearch = laterPart(async () => ({
  default: (await import("./FeatureSearch.tsx")).FeatureSearch,
}));

export const headerMember = laterPart(async () => ({
  default: (await import("./HeaderMember.tsx")).HeaderMember,
}));
