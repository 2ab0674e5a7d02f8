// Generated from icons.yaml by `npm run generate`: icons of Lucide (ISC licence). Do not edit.

export const icons = {
  video: [["path",{"d":"M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"}]],
} as const;
