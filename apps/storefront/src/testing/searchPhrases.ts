/**
 * Phrases as customers in India type them, by the category or the start of the slug of a sensible
 * first result. A `|` separates alternatives; 'none': nothing for the phrase is sold.
 */
export const phrases: Record<string, string> = {
  'clearview-nylon':
    'pigeon net; pigeon nets; pigeons net; nets for pigeons; net for pigeon; pigeon net for balcony; balcony net; net for balcony; balcony jali; balcony jaali for pigeons; kabutar jaal; kabutar jali; kabootar jaali; kabootar net; kabutar ka jaal; kabutar rokne ki jali; kabutar se bachne ke liye jaal; कबूतर जाली; कबूतर का जाल; कबूतर की जाली; बालकनी के लिए जाली; anti bird net; anti-bird net; antibird net; Anti Bird Nets; bird net; birdnet; bird netting; bird proof net; brid net; bird nett; pigoen net; pigion net; pidgeon net; pegion net; pigeon safety net for balcony; pigeon net bangalore; pigeon net price; transparent net for balcony; invisible net balcony; nylon net; nylon bird net; 10 x 10 ft balcony net; 10 by 10 feet net; 10×10 ft net; balcny net; best net for balcony; net chahiye balcony ke liye; jaali for kabutar',
  '10-x-10': '10x10; 10x10 net; 10 x 10 net; 10*10 net; 10 X 10',
  'clearview-balcony-net-kit':
    '8x10 net; 10x8 net kit; balcony net kit; diy pigeon net kit; pigeon net installation kit; bird net kit with hooks',
  'knotted-hdpe':
    '10x10 m net; net for shaft; duct net; duct area pigeon net; apartment duct pigeons; net for apartment shaft; hdpe net; black net; 50 mm net; monkey net; bandar jali; net for monkeys; bandar ke liye jaal; बंदर जाल',
  'warehouse-net':
    '20x20 m net; big net for warehouse; godown net; godown me chidiya; warehouse net; 19mm net; 19 mm mesh; sparrow; sparrows; sparrow net; gauraiya net; gauraiya; गौरैया; sparrow in warehouse; गोदाम के लिए जाल',
  'garden-and-crop':
    'net 5 x 3 m; garden net; net for garden; bagiche ke liye jaal; crop net; crop protection net; fasal ke liye net; खेत के लिए जाल; net for fruit trees; fruit tree net; parrot net; tote se fasal bachane ke liye; parakeets eating guava; terrace garden net; plant protection net from birds; green net for plants',
  'stainless-steel-vent-mesh':
    'steel mesh; wire mesh; steel jaali; exhaust fan mesh; solar panel pigeon; solar panel bird mesh; pigeons under solar panels; rat mesh; rat; squirrel; squirrels; gilhari rokne ki jali; 3 m mesh; 3 metre mesh; 3 mtr mesh; chamgadar; bats',
  'guard-polycarbonate':
    'plastic spikes; plastic bird spikes; polycarbonate spikes; poly carbonate bird spikes; clear bird spikes; ac spikes; spikes for ac; pigeons on ac; how to stop pigeons on AC; how to stop pigeons sitting on ac unit; ac outdoor unit pigeon; kabutar ac par baithte hai; window sill pigeon; spikes for window; khidki ke liye spikes; bird spikes; birdspikes',
  'guard-polycarbonate-bird-spikes-pack-of-3':
    'pack of 3 spikes; small pack bird spikes; spikes for window ac',
  crest:
    'steel spikes; stainless steel bird spikes; stainless-steel bird spikes; ss bird spikes; metal bird spikes; steal spikes; stainles steel spike; spikes for parapet; wide bird spikes; steel bird spike',
  'crest-wide': 'chajja spikes; chhajja ke liye kante',
  slim: 'spikes for pipes; pipe bird spikes; spikes for balcony railing; bird spikes for railing',
  'guard-terracotta':
    'terracotta spikes; spikes for tiled roof; bird spikes for roof tiles; red bird spikes',
  'carton-50':
    'bird spikes 50 m; bird spikes carton; bulk bird spikes; bird spikes for contractor; wholesale bird spikes',
  'Bird Spikes':
    'bird spike; bird spiks; brid spikes; bird spkes; pigeon spikes; pigeon spike; pigeon spikes for window; spikes for pigeons; kabutar spikes; kabutar ke kante; kabutar ke liye kaante; कबूतर के कांटे; crow spikes; how to stop crows; Bird Repellants; bird repellent; bird repellant; bird repeller; bird deterrent; bird-spikes; Spikes; spike; parapet wall spikes pigeon',
  'Bird Nets|Bird Spikes':
    'pigeon; pigeons; kabutar; kabootar; कबूतर; कबूतरों को कैसे रोकें; कबूतर भगाने का उपाय; kabutar bhagane ka tarika; kabutar bhagane wala; how to get rid of pigeons; kauwa bhagane ka upay; pigeon repellent; pigeon repellant; pigeon problem in balcony; kauva',
  flash:
    'scare tape; bird scare tape; reflective tape; reflecting tape for birds; shiny tape for birds; bird tape; scare tap; bird scaring ribbon; chamkili patti tape',
  'Monkey Spikes':
    'monkey; monkeys; monkey spikes; monkey spike; monkey repellent; Monkey Repellants; monkey repellant; monky spikes; munkey spikes; bandar; bander; bandar bhagane ka upay; bandar se bachav; bandar ke kante; bandar rokne ke liye; बंदर; बन्दर; बंदर भगाने का तरीका; बंदरों को कैसे भगाएं; monkey on wall; monkeys on compound wall; langur; how to keep monkeys away from house; spikes for compound wall',
  'fort-steel':
    'monkey spikes steel; monkey spikes for temple; monkey spikes bulk; 1 meter; 1 metre; stainless monkey spikes',
  'fort-pipe-collar':
    'monkey climbing pipe; how to stop monkeys climbing drain pipe; drainpipe monkey guard; pipe collar',
  'fort-water-tank':
    'monkey water tank; water tank guard; tanki bandar; paani ki tanki ke liye bandar guard; पानी की टंकी बंदर',
  'uv-cable-ties':
    'cable ties; cable tie; zip tie; zip ties; ziptie; zipties; uv cable ties; cabel tie; black zip ties; plastic tie for net; 100 cable ties; tie for net',
  'outdoor-adhesive':
    'glue for spikes; adhesive; spike glue; bird spike adhesive; adhesiv; silicone; silicon glue; gum for spikes; gond; glue; glue gun; 300 ml glue; adhesive 300ml',
  'stainless-net-hooks': 'net hooks; hook for net; hooks; hook; wall hooks for net; jaali ke hook',
  'net-rings': 'net rings; hog rings; rings; steel rings for net',
  'wire-rope-kit': 'wire rope; wire rope kit; rope for net; tensioner; steel wire rope',
  'gutter-and-girder':
    'clamps; gutter clamps; girder clamp; no drill clamps; clamps without drilling',
  none: 'monkey gun; bandar gun; gun for birds; airgun for monkeys; patakha for monkeys; mosquito net; machhar jali; मच्छर; मधुमक्खी; madhumakhi bhagane ka spray; madhumakkhi; rat poison; chipkali; cockroach; snake repellent; dog repellent; bird cage; bird food; ultrasonic bird repeller; fishing net; cricket net; badminton net; child safety net; cctv camera; umbrella; iphone; chair; refrigerator; shade net; electric fence; laptop stand; washing machine; shoes; air freshener; sofa cover; yeti; elephant',
};
