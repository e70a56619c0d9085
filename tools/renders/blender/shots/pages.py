"""Pictures of the pages: banners, categories, gallery, blogs, about."""

from scenes import ledges, rooms, still_lifes, street
from shots import Shot

BANNER, CATEGORY, GALLERY, BLOG = (1600, 900), (960, 720), (960, 720), (960, 640)

banners = [
    Shot('banners/1', ledges.banner_ledge, BANNER),
    Shot('banners/2', rooms.banner_balcony, BANNER),
    Shot('banners/3', ledges.banner_wall, BANNER),
]
categories = [
    Shot('categories/bird-spikes', still_lifes.bird_spikes, CATEGORY, category='bird-spikes'),
    Shot('categories/monkey-spikes', still_lifes.monkey_spikes, CATEGORY, category='monkey-spikes'),
    Shot('categories/bird-nets', still_lifes.bird_nets, CATEGORY, category='bird-nets'),
    Shot('categories/accessories', still_lifes.accessories, CATEGORY, category='accessories'),
]
gallery = [
    Shot(f'gallery/{number + 1}', build, GALLERY)
    for number, build in enumerate(
        [
            ledges.parapet_view,
            rooms.balcony_inside,
            ledges.cornice,
            rooms.shaft,
            ledges.tiled_roof,
            rooms.warehouse,
            rooms.tank_terrace,
            ledges.temple_wall,
            street.signboard,
            street.ac_unit,
        ]
    )
]
blogs = [
    Shot('blogs/spikes-or-net', still_lifes.spikes_and_net, BLOG),
    Shot('blogs/nesting-season', still_lifes.nest, BLOG),
    Shot('blogs/how-to-fit-bird-spikes', still_lifes.fitting, BLOG),
    Shot('blogs/why-pigeons-choose-your-balcony', ledges.windowsill, BLOG),
    Shot('blogs/cleaning-pigeon-droppings-safely', still_lifes.cleaning, BLOG, category='accessories'),
    Shot('blogs/living-with-monkeys', ledges.shaded_wall, BLOG),
    Shot('blogs/steel-or-polycarbonate', still_lifes.steel_close, BLOG),
    Shot('blogs/sparrows-in-the-warehouse', rooms.warehouse_near, BLOG),
]
about = [
    Shot('about/what-we-do', ledges.about_ledge, CATEGORY),
    Shot('about/who-we-are', still_lifes.workshop, CATEGORY),
    Shot('about/why-choose-us', still_lifes.polycarbonate_close, CATEGORY),
]
