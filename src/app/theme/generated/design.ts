// Generated from src/app/theme/design.yaml by `npm run generate`. Do not edit.

export const looks = {
  "stepwell": {
    "fontSizes": {
      "display": "clamp(2.5rem, 1.6rem + 3.85vw, 4.75rem)",
      "title": "clamp(2.25rem, 1.65rem + 2.55vw, 3.75rem)",
      "heading": "clamp(1.75rem, 1.45rem + 1.3vw, 2.625rem)",
      "subheading": "clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)",
      "card": "1.1875rem",
      "article": "1.3125rem",
      "lead": "clamp(1.0938rem, 1.02rem + .33vw, 1.3125rem)",
      "sectionLead": "clamp(1.0625rem, 1rem + .2vw, 1.1875rem)",
      "body": "1.0625rem",
      "cardBody": "1rem",
      "small": ".9375rem",
      "caption": ".8438rem",
      "quote": "clamp(1.625rem, 1.1rem + 2.3vw, 3.25rem)",
      "stat": "clamp(2.5rem, 1.9rem + 2.5vw, 4rem)"
    },
    "fontWeights": {
      "normal": "400",
      "medium": "500",
      "semibold": "600",
      "title": "600",
      "stat": "500"
    },
    "lineHeights": {
      "display": "1.03",
      "title": "1.06",
      "heading": "1.13"
    },
    "letterSpacings": {
      "display": "-.032em",
      "title": "-.028em",
      "heading": "-.022em",
      "subheading": "-.012em",
      "card": "-.012em",
      "article": "-.016em",
      "stat": "-.04em",
      "tagline": "unset",
      "wordDisplay": ".05em",
      "wordTitle": ".04em",
      "word": ".03em"
    },
    "barHeight": "4.5rem",
    "solidBar": false,
    "taglineCase": "unset",
    "taglineFont": "unset",
    "cardShadow": "unset"
  },
  "plain": {
    "fontSizes": {
      "display": "clamp(2.25rem, 1.6rem + 2.75vw, 3.75rem)",
      "title": "clamp(2rem, 1.6rem + 1.75vw, 3rem)",
      "heading": "clamp(1.625rem, 1.4rem + .95vw, 2.25rem)",
      "subheading": "clamp(1.1875rem, 1.15rem + .2vw, 1.3125rem)",
      "card": "1.125rem",
      "article": "1.25rem",
      "lead": "clamp(1.0625rem, 1.02rem + .22vw, 1.1875rem)",
      "sectionLead": "clamp(1.0625rem, 1rem + .2vw, 1.1875rem)",
      "body": "1rem",
      "cardBody": "1rem",
      "small": ".9375rem",
      "caption": ".8438rem",
      "quote": "clamp(1.5rem, 1.15rem + 1.5vw, 2.5rem)",
      "stat": "clamp(2.25rem, 1.8rem + 1.9vw, 3.375rem)"
    },
    "fontWeights": {
      "normal": "400",
      "medium": "500",
      "semibold": "600",
      "title": "650",
      "stat": "600"
    },
    "lineHeights": {
      "display": "1.08",
      "title": "1.1",
      "heading": "1.18"
    },
    "letterSpacings": {
      "display": "-.03em",
      "title": "-.026em",
      "heading": "-.02em",
      "subheading": "-.012em",
      "card": "-.01em",
      "article": "-.014em",
      "stat": "-.035em",
      "tagline": "unset",
      "wordDisplay": "unset",
      "wordTitle": "unset",
      "word": "unset"
    },
    "barHeight": "4rem",
    "solidBar": true,
    "taglineCase": "unset",
    "taglineFont": "unset",
    "cardShadow": "unset"
  },
  "editorial": {
    "fontSizes": {
      "display": "clamp(2.625rem, 1.5rem + 4.8vw, 5.5rem)",
      "title": "clamp(2.375rem, 1.6rem + 3.3vw, 4.375rem)",
      "heading": "clamp(1.875rem, 1.45rem + 1.8vw, 3rem)",
      "subheading": "clamp(1.375rem, 1.3rem + .35vw, 1.625rem)",
      "card": "1.3125rem",
      "article": "1.4375rem",
      "lead": "clamp(1.1875rem, 1.1rem + .4vw, 1.4375rem)",
      "sectionLead": "clamp(1.0625rem, 1rem + .2vw, 1.1875rem)",
      "body": "1.125rem",
      "cardBody": "1.0625rem",
      "small": ".9375rem",
      "caption": ".8438rem",
      "quote": "clamp(1.75rem, 1.15rem + 2.5vw, 3.5rem)",
      "stat": "clamp(2.75rem, 2rem + 3vw, 4.5rem)"
    },
    "fontWeights": {
      "normal": "400",
      "medium": "500",
      "semibold": "600",
      "title": "400",
      "stat": "400"
    },
    "lineHeights": {
      "display": "1.04",
      "title": "1.08",
      "heading": "1.14"
    },
    "letterSpacings": {
      "display": "-.025em",
      "title": "-.022em",
      "heading": "-.016em",
      "subheading": "-.008em",
      "card": "-.006em",
      "article": "-.01em",
      "stat": "-.03em",
      "tagline": "unset",
      "wordDisplay": "unset",
      "wordTitle": "unset",
      "word": "unset"
    },
    "barHeight": "5.25rem",
    "solidBar": false,
    "taglineCase": "unset",
    "taglineFont": "unset",
    "cardShadow": "unset"
  },
  "bold": {
    "fontSizes": {
      "display": "clamp(2.75rem, 1.4rem + 5.8vw, 6.25rem)",
      "title": "clamp(2.5rem, 1.55rem + 4vw, 5rem)",
      "heading": "clamp(2rem, 1.5rem + 2.1vw, 3.375rem)",
      "subheading": "clamp(1.3125rem, 1.2rem + .45vw, 1.625rem)",
      "card": "1.25rem",
      "article": "1.4375rem",
      "lead": "clamp(1.0938rem, 1.02rem + .33vw, 1.3125rem)",
      "sectionLead": "clamp(1.0625rem, 1rem + .2vw, 1.1875rem)",
      "body": "1.0625rem",
      "cardBody": "1rem",
      "small": ".9375rem",
      "caption": ".8438rem",
      "quote": "clamp(1.75rem, 1.1rem + 2.8vw, 3.75rem)",
      "stat": "clamp(3rem, 2rem + 4vw, 5.5rem)"
    },
    "fontWeights": {
      "normal": "400",
      "medium": "600",
      "semibold": "700",
      "title": "800",
      "stat": "800"
    },
    "lineHeights": {
      "display": ".98",
      "title": "1",
      "heading": "1.06"
    },
    "letterSpacings": {
      "display": "-.035em",
      "title": "-.032em",
      "heading": "-.026em",
      "subheading": "-.016em",
      "card": "-.014em",
      "article": "-.018em",
      "stat": "-.045em",
      "tagline": ".04em",
      "wordDisplay": ".06em",
      "wordTitle": ".05em",
      "word": ".03em"
    },
    "barHeight": "5rem",
    "solidBar": true,
    "taglineCase": "uppercase",
    "taglineFont": "unset",
    "cardShadow": "unset"
  },
  "soft": {
    "fontSizes": {
      "display": "clamp(2.375rem, 1.6rem + 3.3vw, 4.25rem)",
      "title": "clamp(2.125rem, 1.6rem + 2.25vw, 3.375rem)",
      "heading": "clamp(1.75rem, 1.45rem + 1.25vw, 2.5rem)",
      "subheading": "clamp(1.25rem, 1.2rem + .25vw, 1.4375rem)",
      "card": "1.25rem",
      "article": "1.375rem",
      "lead": "clamp(1.0938rem, 1.02rem + .33vw, 1.3125rem)",
      "sectionLead": "clamp(1.0625rem, 1rem + .2vw, 1.1875rem)",
      "body": "1.0625rem",
      "cardBody": "1rem",
      "small": ".9375rem",
      "caption": ".8438rem",
      "quote": "clamp(1.5625rem, 1.1rem + 2vw, 3rem)",
      "stat": "clamp(2.5rem, 1.9rem + 2.5vw, 4rem)"
    },
    "fontWeights": {
      "normal": "400",
      "medium": "600",
      "semibold": "700",
      "title": "800",
      "stat": "700"
    },
    "lineHeights": {
      "display": "1.1",
      "title": "1.12",
      "heading": "1.18"
    },
    "letterSpacings": {
      "display": "-.02em",
      "title": "-.018em",
      "heading": "-.012em",
      "subheading": "-.006em",
      "card": "unset",
      "article": "-.006em",
      "stat": "-.025em",
      "tagline": "unset",
      "wordDisplay": "unset",
      "wordTitle": "unset",
      "word": "unset"
    },
    "barHeight": "5rem",
    "solidBar": false,
    "taglineCase": "unset",
    "taglineFont": "unset",
    "cardShadow": "0 1px 2px rgb(0 0 0 / .04), 0 10px 30px -12px rgb(0 0 0 / .14)"
  },
  "technical": {
    "fontSizes": {
      "display": "clamp(2.25rem, 1.65rem + 2.6vw, 3.625rem)",
      "title": "clamp(2rem, 1.6rem + 1.7vw, 2.875rem)",
      "heading": "clamp(1.5rem, 1.35rem + .75vw, 2rem)",
      "subheading": "clamp(1.125rem, 1.1rem + .15vw, 1.25rem)",
      "card": "1.0625rem",
      "article": "1.1875rem",
      "lead": "clamp(1.0313rem, 1rem + .15vw, 1.125rem)",
      "sectionLead": "1.0313rem",
      "body": "1rem",
      "cardBody": ".9375rem",
      "small": ".875rem",
      "caption": ".8125rem",
      "quote": "clamp(1.375rem, 1.1rem + 1.15vw, 2.125rem)",
      "stat": "clamp(2rem, 1.7rem + 1.4vw, 3rem)"
    },
    "fontWeights": {
      "normal": "400",
      "medium": "500",
      "semibold": "600",
      "title": "600",
      "stat": "500"
    },
    "lineHeights": {
      "display": "1.06",
      "title": "1.1",
      "heading": "1.2"
    },
    "letterSpacings": {
      "display": "-.035em",
      "title": "-.03em",
      "heading": "-.02em",
      "subheading": "-.012em",
      "card": "-.01em",
      "article": "-.012em",
      "stat": "-.03em",
      "tagline": ".02em",
      "wordDisplay": "unset",
      "wordTitle": "unset",
      "word": "unset"
    },
    "barHeight": "3.75rem",
    "solidBar": true,
    "taglineCase": "uppercase",
    "taglineFont": "mono",
    "cardShadow": "unset"
  }
} as const;

export const corners = {
  "none": {
    "badge": "0",
    "small": "0",
    "control": "0",
    "button": "0",
    "tile": "0",
    "note": "0",
    "card": "0",
    "panel": "0",
    "frame": "0",
    "full": "0"
  },
  "small": {
    "badge": "3px",
    "small": "4px",
    "control": "6px",
    "button": "6px",
    "tile": "6px",
    "note": "6px",
    "card": "8px",
    "panel": "10px",
    "frame": "10px",
    "full": "99px"
  },
  "medium": {
    "badge": "6px",
    "small": "8px",
    "control": "10px",
    "button": "10px",
    "tile": "12px",
    "note": "14px",
    "card": "16px",
    "panel": "20px",
    "frame": "24px",
    "full": "99px"
  },
  "large": {
    "badge": "99px",
    "small": "12px",
    "control": "14px",
    "button": "99px",
    "tile": "16px",
    "note": "20px",
    "card": "24px",
    "panel": "28px",
    "frame": "32px",
    "full": "99px"
  }
} as const;

export const spaces = {
  "compact": {
    "section": "clamp(2.75rem, 1.9rem + 3.4vw, 5rem)",
    "sectionTight": "clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem)",
    "sectionHead": "clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)",
    "cardGap": "clamp(.75rem, .65rem + .4vw, 1rem)",
    "card": "min(7.5vw, clamp(1.125rem, 1.05rem + .3vw, 1.375rem))",
    "panel": "min(7.5vw, clamp(1.25rem, .9rem + 1.6vw, 2rem))"
  },
  "normal": {
    "section": "clamp(4rem, 2.4rem + 5.6vw, 7.5rem)",
    "sectionTight": "clamp(3rem, 2rem + 3vw, 5rem)",
    "sectionHead": "clamp(2rem, 1.4rem + 2vw, 3.5rem)",
    "cardGap": "clamp(1rem, .8rem + .8vw, 1.5rem)",
    "card": "min(7.5vw, clamp(1.5rem, 1.3rem + .6vw, 2rem))",
    "panel": "min(7.5vw, clamp(1.5rem, .9rem + 2.4vw, 2.75rem))"
  },
  "spacious": {
    "section": "clamp(4.75rem, 2.4rem + 7.6vw, 9.5rem)",
    "sectionTight": "clamp(3.5rem, 2.2rem + 4vw, 6.25rem)",
    "sectionHead": "clamp(2.5rem, 1.5rem + 3vw, 4.75rem)",
    "cardGap": "clamp(1.25rem, .9rem + 1.2vw, 2rem)",
    "card": "min(7.5vw, clamp(1.625rem, 1.35rem + .9vw, 2.375rem))",
    "panel": "min(7.5vw, clamp(1.75rem, 1rem + 3vw, 3.25rem))"
  }
} as const;

export const shared = {
  "durations": {
    "fast": "150ms",
    "calm": "220ms"
  },
  "easings": {
    "calm": "cubic-bezier(.2, .7, .2, 1)"
  },
  "spacing": {
    "gutter": "min(6.25vw, clamp(1.25rem, .6rem + 2.6vw, 2rem))"
  },
  "sizes": {
    "container": "74rem",
    "measure": "40rem",
    "reading": "37rem",
    "prose": "46rem",
    "control": "3rem",
    "controlSmall": "min(14vw, 2.75rem)",
    "tile": "2.75rem"
  }
} as const;

export const states = {
  "warning.solid": {
    "light": "#D59230",
    "dark": "#EEAC53"
  },
  "warning.fg": {
    "light": "#89590B",
    "dark": "#F9C380"
  },
  "warning.subtle": {
    "light": "#FDF3E3",
    "dark": "#2A2010"
  },
  "warning.muted": {
    "light": "#F2DDB8",
    "dark": "#4A3818"
  },
  "success.fg": {
    "light": "#1B6B3A",
    "dark": "#7FD6A0"
  },
  "success.subtle": {
    "light": "#EBF7EF",
    "dark": "#0E2418"
  },
  "success.muted": {
    "light": "#B9DFC7",
    "dark": "#1F4B31"
  },
  "error.fg": {
    "light": "#B3261E",
    "dark": "#FFA198"
  },
  "error.subtle": {
    "light": "#FDF0EE",
    "dark": "#2B1412"
  },
  "error.muted": {
    "light": "#F2C6C1",
    "dark": "#5C2722"
  },
  "code.string": {
    "light": "#0A3069",
    "dark": "#A5D6FF"
  },
  "code.constant": {
    "light": "#0550AE",
    "dark": "#79C0FF"
  },
  "code.keyword": {
    "light": "#B31D28",
    "dark": "#FF8F87"
  },
  "code.function": {
    "light": "#6639BA",
    "dark": "#D2A8FF"
  }
} as const;

export const settableTokens = {
  "--look-display-size": [
    "fontSizes",
    "display"
  ],
  "--look-title-size": [
    "fontSizes",
    "title"
  ],
  "--look-heading-size": [
    "fontSizes",
    "heading"
  ],
  "--look-text-size": [
    "fontSizes",
    "body"
  ],
  "--look-title-weight": [
    "fontWeights",
    "title"
  ],
  "--look-button-radius": [
    "radii",
    "button"
  ],
  "--look-card-radius": [
    "radii",
    "card"
  ],
  "--look-field-radius": [
    "radii",
    "control"
  ],
  "--look-section-space": [
    "spacing",
    "section"
  ],
  "--look-card-space": [
    "spacing",
    "card"
  ],
  "--look-card-gap": [
    "spacing",
    "cardGap"
  ],
  "--look-page-width": [
    "sizes",
    "container"
  ],
  "--look-text-width": [
    "sizes",
    "reading"
  ],
  "--look-card-shadow": [
    "assets",
    "card"
  ]
} as const;

export const readableColors = {
  "--look-text-color": "fg",
  "--look-muted-color": "fg.muted",
  "--look-ground-color": "bg",
  "--look-subtle-color": "bg.subtle",
  "--look-panel-color": "bg.panel",
  "--look-line-color": "border",
  "--look-brand-color": "brand.solid",
  "--look-on-brand-color": "brand.contrast",
  "--look-link-color": "brand.fg",
  "--look-tint-color": "brand.subtle",
  "--look-accent-color": "accent.solid"
} as const;

