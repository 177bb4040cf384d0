import { Button } from "@jubilee/ui/button";
import { Drawing } from "@jubilee/ui/drawing";
import { Form } from "@jubilee/ui/form";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../routing/href.ts";
import { useAuth } from "../session/useAuth.ts";
import { looking, screen } from "./screens.css.ts";

/** What an address was about, as far as its words tell: `attendee directory`. */
const wordsOf = (pathname: string) =>
  (pathname.split("/").findLast((part) => /^[a-z-]{3,40}$/.test(part)) ?? "").replaceAll("-", " ");

/** Shown on any unknown path. Source: specification section 2. */
export function NotFoundScreen() {
  const isMember = useAuth().status === "signed-in";
  const [text, setText] = useState(() => wordsOf(location.pathname));
  const isDemo = location.pathname.startsWith("/demo/");
  const place = isMember ? href("insight.search") : href("help");
  return (
    <div className={screen}>
      <Drawing name="lost" />
      <Heading level={1}>Page not found</Heading>
      <Text size={16} tone="muted">
        Nothing lives at this address. It may have moved, or a letter is missing.
      </Text>
      <search>
        <Form
          label="Search"
          onSubmit={() => navigate(`${place}?q=${encodeURIComponent(text.trim())}`)}
        >
          <div className={looking}>
            <SearchField
              look="field"
              label={isMember ? "Look for it" : "Look in the help center"}
              value={text}
              onValueChange={setText}
            />
            <Button type="submit">Search</Button>
          </div>
        </Form>
      </search>
      <div>
        {isDemo && <LinkButton href={href("demos.index")}>See the twelve demos</LinkButton>}
        <LinkButton href={href("home")} variant="ghost">
          Go to the start
        </LinkButton>
      </div>
    </div>
  );
}
