// Generated from src/blocks/shared/terraces.yaml by `npm run generate`. Do not edit.

export const drawings = {
  "well": {
    "wide": {
      "gap": 22,
      "count": 10,
      "radius": 14,
      "width": 2000,
      "height": 760,
      "top": 140,
      "steps": [
        [
          420,
          150
        ],
        [
          510,
          130
        ],
        [
          630,
          110
        ],
        [
          780,
          80
        ],
        [
          1280,
          -90
        ],
        [
          1440,
          -130
        ],
        [
          1530,
          -140
        ],
        [
          1640,
          -110
        ]
      ]
    },
    "narrow": {
      "gap": 11,
      "count": 9,
      "radius": 9,
      "width": 390,
      "height": 236,
      "top": 36,
      "steps": [
        [
          30,
          44
        ],
        [
          74,
          38
        ],
        [
          122,
          32
        ],
        [
          272,
          -36
        ],
        [
          322,
          -42
        ],
        [
          362,
          -36
        ]
      ]
    },
    "water": {
      "wide": "M960 610H1040",
      "narrow": "M180 150H210"
    }
  },
  "flank": {
    "wide": {
      "gap": 20,
      "count": 8,
      "radius": 14,
      "width": 2000,
      "height": 620,
      "top": 500,
      "steps": [
        [
          1370,
          -70
        ],
        [
          1500,
          -90
        ],
        [
          1600,
          -110
        ],
        [
          1700,
          -120
        ]
      ]
    },
    "narrow": {
      "gap": 11,
      "count": 8,
      "radius": 9,
      "width": 390,
      "height": 200,
      "top": 144,
      "steps": [
        [
          268,
          -34
        ],
        [
          322,
          -40
        ],
        [
          362,
          -40
        ]
      ]
    }
  },
  "deepWell": {
    "wide": {
      "gap": 22,
      "count": 8,
      "radius": 14,
      "width": 2000,
      "height": 760,
      "top": 300,
      "steps": [
        [
          560,
          120
        ],
        [
          680,
          130
        ],
        [
          800,
          110
        ],
        [
          1210,
          -110
        ],
        [
          1330,
          -140
        ],
        [
          1440,
          -110
        ]
      ]
    },
    "narrow": {
      "gap": 12,
      "count": 10,
      "radius": 9,
      "width": 390,
      "height": 300,
      "top": 56,
      "steps": [
        [
          40,
          54
        ],
        [
          92,
          48
        ],
        [
          140,
          38
        ],
        [
          256,
          -42
        ],
        [
          304,
          -52
        ],
        [
          350,
          -46
        ]
      ]
    }
  },
  "corner": {
    "wide": {
      "gap": 20,
      "count": 9,
      "radius": 14,
      "opacity": 0.5,
      "width": 900,
      "height": 420,
      "top": 370,
      "steps": [
        [
          470,
          -50
        ],
        [
          610,
          -70
        ],
        [
          720,
          -90
        ],
        [
          820,
          -120
        ]
      ]
    }
  },
  "bowl": {
    "wide": {
      "gap": 20,
      "count": 9,
      "radius": 14,
      "opacity": 0.5,
      "width": 1184,
      "height": 420,
      "top": 70,
      "steps": [
        [
          90,
          90
        ],
        [
          170,
          100
        ],
        [
          270,
          110
        ],
        [
          914,
          -110
        ],
        [
          1014,
          -100
        ],
        [
          1094,
          -90
        ]
      ]
    }
  }
} as const;

