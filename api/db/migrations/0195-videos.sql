-- Models of which the video service has something to show: pages ask visitors for their consent only there, and the
-- service is asked about no others.

ALTER TABLE product_models ADD COLUMN has_videos boolean NOT NULL DEFAULT false;
