import { QueryClientProvider } from "@tanstack/react-query";
import { queryClientOf } from "../../../app/session/queryClientOf.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { MemberPalette } from "./MemberPalette.tsx";
import type { PaletteProps } from "./palette.types.ts";
import { VisitorPalette } from "./VisitorPalette.tsx";

/** One palette over any page: what was opened last and can be done, and whatever is typed. */
export function Palette(props: PaletteProps) {
  const { user } = useAuth();
  if (!user) return <VisitorPalette {...props} />;
  return (
    <QueryClientProvider client={queryClientOf(user.id)}>
      <MemberPalette {...props} />
    </QueryClientProvider>
  );
}
