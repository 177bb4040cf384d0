import type { UserSession } from "@jubilee/core/platform/administration.types";
import { deviceName } from "@jubilee/core/account/devices.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { PersonRow } from "@jubilee/ui/person-row";
import { Ellipsis, LogOut, UserRound } from "lucide-react";
import { useLocation } from "wouter";
import { userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { When } from "../../../../page-kit/When.tsx";

type OnEnd = (session: UserSession) => void;

/** Whose session it is. */
export const nameOf = ({ userName, email }: UserSession): string => userName ?? email ?? "User";

const placeOf = ({ userAgent, ipPrefix }: UserSession) =>
  [deviceName(userAgent), ipPrefix].filter(Boolean).join(", ");

interface SessionMenuProps {
  session: UserSession;
  onEnd: OnEnd;
}

function SessionMenu({ session, onEnd }: SessionMenuProps) {
  const [, navigate] = useLocation();
  return (
    <Menu
      align="end"
      trigger={<IconButton label={`More for ${nameOf(session)}`} icon={<Ellipsis />} />}
      entries={[
        {
          id: "account",
          label: "Open the account",
          icon: <UserRound />,
          onSelect: () => navigate(userAddress(session.userId)),
        },
        {
          id: "end",
          label: "Sign out everywhere",
          icon: <LogOut />,
          destructive: true,
          onSelect: () => onEnd(session),
        },
      ]}
    />
  );
}

/** The columns of the sessions over all users. */
export const sessionColumns = (onEnd: OnEnd): DataColumn<UserSession>[] => [
  {
    id: "who",
    header: "Who",
    cell: (session) => <PersonRow name={nameOf(session)} detail={session.email ?? undefined} />,
  },
  { id: "where", header: "Where", widthPx: 260, cell: placeOf, from: "desktop" },
  {
    id: "since",
    header: "Signed in",
    widthPx: 130,
    cell: ({ createdAt }) => <When at={createdAt} />,
    from: "tablet",
  },
  {
    id: "seen",
    header: "Last used",
    widthPx: 130,
    cell: ({ lastSeenAt }) => <When at={lastSeenAt} />,
    from: "tablet",
  },
  {
    id: "more",
    header: "More",
    hideHeader: true,
    cell: (session) => <SessionMenu session={session} onEnd={onEnd} />,
    widthPx: 64,
    align: "end",
  },
];

/** A session on a phone. */
export const sessionPhoneLine = (onEnd: OnEnd) => (session: UserSession) => (
  <PersonRow
    name={nameOf(session)}
    detail={placeOf(session)}
    end={<SessionMenu session={session} onEnd={onEnd} />}
  />
);
