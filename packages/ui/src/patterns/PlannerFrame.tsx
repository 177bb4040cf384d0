import {
  CalendarDays,
  ChartLine,
  Gauge,
  Image,
  ListTodo,
  MessagesSquare,
  Users,
  Wallet,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { Avatar } from "../components/avatar/Avatar.tsx";
import { Box } from "../components/box/Box.tsx";
import { Button } from "../components/button/Button.tsx";
import { Divider } from "../components/divider/Divider.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { Kbd } from "../components/kbd/Kbd.tsx";
import { Link } from "../components/link/Link.tsx";
import { Logo } from "../components/logo/Logo.tsx";
import { SearchField } from "../components/search-field/SearchField.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";

const places = [
  ["At a Glance", Gauge],
  ["Event & Venue Management", CalendarDays],
  ["People & Teams", Users],
  ["Communication", MessagesSquare],
  ["Planning & Tasks", ListTodo],
  ["Analytics & Insights", ChartLine],
  ["Payments & Revenue", Wallet],
  ["Media & Content", Image],
] as const;

/** Header, rail and search around a page, from components alone; the rail stays away below 1024 px. */
export function PlannerFrame({ children }: { children: ReactNode }) {
  const [query, setQuery] = useState("");
  return (
    <>
      <Box as="header" paddingInline={{ mobile: "4", desktop: "6" }} paddingBlock="2">
        <Inline justify="space-between" wrap={false}>
          <Logo href="#home" />
          <Inline gap="3" wrap={false}>
            <Avatar name="Marcus Oyelaran" size="m" spoken />
            <Box display={{ mobile: "none", tablet: "block" }}>
              <Button variant="outline">Sign Out</Button>
            </Box>
          </Inline>
        </Inline>
      </Box>
      <Divider strength="soft" />
      <Grid columns={{ mobile: "1", desktop: "264/1" }} gap="0">
        <Box display={{ mobile: "none", desktop: "block" }} paddingBlock="6" paddingInline="6">
          <Stack as="nav" gap="5" aria-label="Categories">
            {places.map(([name, Icon], index) => (
              <Link
                key={name}
                look="plain"
                href="#category"
                aria-current={index === 0 ? "page" : undefined}
              >
                <Inline gap="3" wrap={false}>
                  <Icon aria-hidden="true" />
                  <Text
                    size={14}
                    weight={index === 0 ? "strong" : "medium"}
                    tone={index === 0 ? "action" : "muted"}
                  >
                    {name}
                  </Text>
                </Inline>
              </Link>
            ))}
          </Stack>
        </Box>
        <Box
          as="main"
          paddingInline={{ mobile: "4", tablet: "6", desktop: "10" }}
          paddingBlock={{ mobile: "4", desktop: "5" }}
        >
          <Stack gap="5">
            <SearchField
              label="Search features"
              look="well"
              placeholder="Search features..."
              value={query}
              onValueChange={setQuery}
              hint={<Kbd>Ctrl K</Kbd>}
            />
            {children}
          </Stack>
        </Box>
      </Grid>
    </>
  );
}
