import { Card } from "../components/card/Card.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";

/** What not to write, and what to write instead. */
export function Instead({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <Grid columns={{ mobile: "1", tablet: "2" }} gap="4">
      {pairs.map(([not, but]) => (
        <Card key={not} as="div">
          <Stack gap="2">
            <Text tone="muted">
              <del>{not}</del>
            </Text>
            <Text size={16} weight="medium">
              {but}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
