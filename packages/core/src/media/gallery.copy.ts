/** What is said when a picture or a sponsor cannot be taken. */
export const galleryCopy = {
  kind: "Only JPG, PNG or WebP up to 25 MB",
  heic: "Your browser cannot read HEIC photos. Save it as JPG on your phone, or use Safari",
  damaged: "This picture is damaged, or too large to open here",
  lost: "The connection was lost. Try again",
  alt: "Say what is to be seen, or mark the photo as decorative",
  name: "Write the sponsor’s name",
  tier: "Name the level, such as Gold or Friends of the house",
  url: "Write an address that begins with https://",
} as const;
