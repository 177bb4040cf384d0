import { useState } from "react";
import { Card } from "../components/card/Card.tsx";
import { BrandTheme } from "../components/brand-theme/BrandTheme.tsx";
import { ColorPicker } from "../components/color-picker/ColorPicker.tsx";
import { FileUpload } from "../components/file-upload/FileUpload.tsx";
import { Grid } from "../components/grid/Grid.tsx";
import { InlineMessage } from "../components/inline-message/InlineMessage.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { brandOf } from "../theme/brand.ts";
import { colourOfImage } from "../theme/colourOfImage.ts";
import { contrast } from "../theme/contrast.ts";
import { dayRoles, nightRoles } from "../theme/roles.ts";
import { BrandSample } from "./BrandSample.tsx";

/** A colour typed, picked or found in a logo, with what the theme makes of it. */
export function BrandPlayground({ start }: { start: string }) {
  const [colour, setColour] = useState(start);
  const [trouble, setTrouble] = useState(false);
  const read = async (file: File | undefined) => {
    const found = file ? await colourOfImage(file) : null;
    setTrouble(found === null);
    if (found) setColour(found);
  };
  const { day, night } = brandOf(colour);
  return (
    <Grid columns={{ mobile: "1", tablet: "320/1" }} gap="8">
      <Stack gap="5">
        <ColorPicker label="Colour" value={colour} onValueChange={setColour} against={null} />
        <FileUpload label="Or a logo" accept="image/*" onFiles={([file]) => void read(file)} />
        {trouble && (
          <InlineMessage tone="warning">
            No colour was found in this picture. Pick one above.
          </InlineMessage>
        )}
        {!day.exact && (
          <InlineMessage tone="warning">
            {`${colour} reads ${contrast(colour, dayRoles.page).toFixed(1)} on paper. By day it is worn as ${day.usual.action}, ${contrast(day.usual.action, dayRoles.page).toFixed(1)}.`}
          </InlineMessage>
        )}
        {!night.exact && (
          <InlineMessage tone="warning">
            {`${colour} reads ${contrast(colour, nightRoles.page).toFixed(1)} at night. There it is worn as ${night.usual.action}, ${contrast(night.usual.action, nightRoles.page).toFixed(1)}.`}
          </InlineMessage>
        )}
        {day.exact && night.exact && (
          <InlineMessage tone="success">Worn exactly as it is, by day and by night.</InlineMessage>
        )}
      </Stack>
      <Card padding="none" clip>
        <BrandTheme colour={colour}>
          <BrandSample />
        </BrandTheme>
      </Card>
    </Grid>
  );
}
