import { IconButton } from "@jubilee/ui/icon-button";
import { LinkButton } from "@jubilee/ui/link-button";
import { Menu } from "@jubilee/ui/menu";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Ellipsis, ListVideo, Printer } from "lucide-react";
import { href } from "../../../../app/routing/href.ts";

/** Where the schedule leads: the day itself, and paper. Below desktops behind one button, so that the acts stay on one line. */
export function ScheduleWays({ eventId }: { eventId: string }) {
  const isNarrow = useMedia(media.belowDesktop);
  const ways = [
    {
      id: "day",
      label: "Run of show",
      icon: <ListVideo />,
      href: href("runOfShow.day", { eventId }),
    },
    {
      id: "print",
      label: "Print",
      icon: <Printer />,
      href: href("activities.programme", { eventId }),
    },
  ];
  if (isNarrow)
    return (
      <Menu
        trigger={<IconButton label="More about the schedule" icon={<Ellipsis />} />}
        entries={ways}
      />
    );
  return ways.map(({ id, label, ...way }) => (
    <LinkButton key={id} variant="ghost" {...way}>
      {label}
    </LinkButton>
  ));
}
